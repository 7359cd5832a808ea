/** What a thing that may be anything holds under a name. */
export const inside = (thing: unknown, key: string): unknown =>
  typeof thing === 'object' && thing !== null ? Reflect.get(thing, key) : undefined
