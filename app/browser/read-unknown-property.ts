/** Returns a property of a value of unknown type; undefined if there is none. */
export const readUnknownProperty = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
