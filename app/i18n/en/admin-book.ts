import type { Translations } from '../translations.ts'
import type { adminBook as zh } from '../zh/admin-book.ts'

export const adminBook = {
  name: 'Book of sparks',
  lead: 'Approved pledges and blessings by class year, set for print: A4, with cover, contents and an index of names.',
  holds: 'It holds {{pledges}} pledges and {{blessings}} blessings now.',
  empty: 'No pledge or blessing has been approved yet. Opened now, it is a cover and a note.',
  openHeading: 'Open it',
  editions: { zh: 'In Chinese', en: 'In English' },
  volume: 'Volume {{volume}} of {{volumes}}',
  howHeading: 'How it becomes a book',
  print:
    'Open it, then print to PDF in the browser (Ctrl + P, ⌘ + P on a Mac): paper A4, default margins, background graphics on.',
  command:
    'For page numbers in the contents, run this on the server: it makes the PDF in both languages, with Chromium.',
  whoHeading: 'Who is in it',
  who: 'What everybody may read, and nothing else: not what waits, was rejected, deleted or hidden by reports, nor what members wrote who are suspended now. Anonymous blessings bear no name, and tell no year or department.',
  names: 'The index holds names under pledges, and of members who let everybody see their page.',
  public:
    'Only admins open this page. The finished book may be public: it holds nothing that only admins see. What is printed cannot be withdrawn any more, so make it anew before it goes to the printer.',
  yearsHeading: 'Texts by year',
  undated: 'Without a year',
  texts: '{{number}} texts',
} satisfies Translations<typeof zh>
