/** The editors of articles and of posts: their common texts, and the texts in which they differ. */
export const textEditor = {
  write: '书写',
  preview: '预览',
  format: {
    label: '排版',
    headline: '小标题',
    bold: '粗体',
    quote: '引用',
    list: '列表',
    numberedList: '编号列表',
    link: '链接',
  },
  previewEmpty: '写下的内容会显示在这里。',
  previewFailed: '预览暂时不可用，写下的内容不受影响。',
  uploadFailed: '图片没有上传成功：{{reason}}',
  plainUpload: '上传一张图片',
  uploadedPicture: '刚上传的图片',
  uploadedMark: '写进正文的写法',
  trap: '网址（请留空）',
  article: {
    plainUploadHint: 'JPEG、PNG、WebP、GIF 或 AVIF，最大 10 MB。上传会离开这一页，请先保存草稿。',
    uploadSubmit: '上传图片',
    uploadedAddress: '图片地址，可填作封面',
    conflict: '这篇文章在你编辑期间被改动过',
    conflictText:
      '两边的文字都还在：下面是现在保存着的第 {{version}} 版，编辑框里是你写的。对照着改好之后再保存，就会以你的为准。',
    theirs: '现在保存着的',
  },
  post: {
    plainUploadHint: 'JPEG、PNG、WebP、GIF 或 AVIF，最大 10 MB。上传会离开这一页，写好的文字请先留一份。',
    uploadSubmit: '上传图片',
    uploadedAddress: '图片地址，已填进上面的“填图片地址”',
    conflict: '这个帖子在你编辑期间被改动过',
    conflictText:
      '两边的文字都还在：下面是当前保存的第 {{version}} 版，编辑框里是你写的。改好之后再保存，就以你的为准。',
    theirs: '当前保存的版本',
  },
  reply: {
    plainUploadHint: 'JPEG、PNG、WebP、GIF 或 AVIF，最大 10 MB。上传会离开这一页，写好的文字请先留一份。',
    uploadSubmit: '上传图片',
    uploadedAddress: '图片地址，已填进上面的“填图片地址”',
    conflict: '这条回复在你编辑期间被改动过',
    conflictText:
      '两边的文字都还在：下面是当前保存的第 {{version}} 版，编辑框里是你写的。改好之后再保存，就以你的为准。',
    theirs: '当前保存的版本',
  },
}
