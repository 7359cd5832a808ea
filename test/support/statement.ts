/** The text of what a driver was asked, which is given alone or with a name and values. */
export const statementOf = (asked: unknown): string => {
  const text: unknown = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked
  return typeof text === 'string' ? text : ''
}
