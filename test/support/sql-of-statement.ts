/** Returns the SQL text of a driver call, which is a string or an object with a name and values. */
export const sqlOfStatement = (asked: unknown): string => {
  const text: unknown = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked
  return typeof text === 'string' ? text : ''
}
