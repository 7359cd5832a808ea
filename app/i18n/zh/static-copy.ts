/** The notice on each page of a static copy. */
export const staticCopy = {
  made: '静态副本，制作于{{date}}。没有表单，也没有账号，可以在任何地方打开。',
  other: 'English',
}
