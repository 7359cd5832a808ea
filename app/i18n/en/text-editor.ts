import type { textEditor as zhEditor } from '../zh/text-editor.ts'
import type { Translations } from '../translations.ts'

export const textEditor = {
  write: 'Write',
  preview: 'Preview',
  format: {
    label: 'Formatting',
    headline: 'Heading',
    bold: 'Bold',
    quote: 'Quote',
    list: 'List',
    numberedList: 'Numbered list',
    link: 'Link',
  },
  previewEmpty: 'What you write will show here.',
  previewFailed: 'No preview just now. What you wrote is untouched.',
  uploadFailed: 'The picture was not uploaded: {{reason}}',
  plainUpload: 'Upload a picture',
  uploadedPicture: 'The picture just uploaded',
  uploadedMark: 'What to write into the text',
  trap: 'Website (leave empty)',
  article: {
    plainUploadHint: 'JPEG, PNG, WebP, GIF or AVIF, 10 MB at most. Uploading leaves this page: save your draft first.',
    uploadSubmit: 'Upload a picture',
    uploadedAddress: 'Its address, for the cover',
    conflict: 'This article was changed while you were editing it',
    conflictText:
      'Both texts are still here: below is version {{version}}, as it is stored now; yours is in the editor. Bring them together, save again, and yours will stand.',
    theirs: 'As it is stored now',
  },
  post: {
    plainUploadHint:
      'JPEG, PNG, WebP, GIF or AVIF, up to 10 MB. It leaves this page: keep a copy of what you have written.',
    uploadSubmit: 'Upload picture',
    uploadedAddress: 'Its address, put into “Add by address” above',
    conflict: 'This post was changed while you were editing it',
    conflictText:
      'Both texts are still there: below is version {{version}}, the one saved now; the editor holds what you wrote. Save again, and yours stands.',
    theirs: 'The version saved now',
  },
  reply: {
    plainUploadHint:
      'JPEG, PNG, WebP, GIF or AVIF, up to 10 MB. It leaves this page: keep a copy of what you have written.',
    uploadSubmit: 'Upload picture',
    uploadedAddress: 'Its address, put into “Add by address” above',
    conflict: 'This reply was changed while you were editing it',
    conflictText:
      'Both texts are still there: below is version {{version}}, the one saved now; the editor holds what you wrote. Save again, and yours stands.',
    theirs: 'The version saved now',
  },
} satisfies Translations<typeof zhEditor>
