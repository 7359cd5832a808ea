import type { Translations } from '../translations.ts'
import type { printedBook as zh } from '../zh/printed-book.ts'

export const printedBook = {
  title: 'Book of Sparks',
  subtitle: 'Pledges and blessings',
  volume: 'Volume {{volume}} of {{volumes}}',
  aboutTitle: 'About this book',
  about:
    'This book holds the pledges and blessings that were public on {{date}}, {{total}} in all. The words are those of the people who wrote them, in the order of the class years that they gave themselves; who gave none stands under “Without a year”. Within a year pledges come before blessings, and older ones first.',
  part: 'This is volume {{volume}}, with numbers {{first}} to {{last}}.',
  aboutNames:
    'Names are as people wrote them. Anonymous blessings bear no name, and tell no year or department. The index of names holds those who signed a pledge, and members who let everybody see their page; people of the same name stand together. The figures after a name are the numbers of the texts.',
  empty: 'No pledge or blessing is public yet.',
  contentsTitle: 'Contents',
  undatedTitle: 'Without a year',
  namesTitle: 'Index of names',
  numbers: '{{first}}–{{last}}',
  pledge: 'Pledge',
  blessing: 'Blessing',
  nameless: 'Anonymous',
  toDesk: 'Back to the desk',
  hint: 'Print to PDF in the browser: A4, background graphics on.',
  previous: 'Previous volume',
  next: 'Next volume',
  other: '中文',
  navigation: 'This book',
} satisfies Translations<typeof zh>
