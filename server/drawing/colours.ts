/** The colours of pictures that the server draws, the same as in app/styles/tokens.css. */
export const [paper, ink, night, river, ember, gold, mist, dawn] = [
  '#f7f2e8',
  '#14202b',
  '#071620',
  '#0f4c75',
  '#a83411',
  '#e8b04a',
  '#d7e3e8',
  '#f4e3cd',
] as const
