/** The id of the field or group at a place of the content. */
export const fieldId = (place: string): string => `part-${place.replaceAll('.', '-')}`

/** What one of the buttons of the form does; what follows the word is the place that it is about. */
export const partActs = {
  save: 'save',
  publish: 'publish',
  drop: 'drop',
  rebase: 'rebase',
  preview: 'preview',
  picture: 'picture',
  add: 'add',
  remove: 'remove',
  up: 'up',
  down: 'down',
} as const

/** The name under which a field sends what it holds. */
export const fieldName = (place: string): string => `field:${place}`

export const placeOfField = (name: string): string | undefined => /^field:(.+)$/.exec(name)?.[1]
