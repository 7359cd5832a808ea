/** The element id of the field or group at a place of the content. */
export const fieldId = (place: string): string => `part-${place.replaceAll('.', '-')}`

/** The acts of the form's buttons. A button appends the place that it acts on. */
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

/** The form field name of a place. */
export const fieldName = (place: string): string => `field:${place}`

export const placeOfField = (name: string): string | undefined => /^field:(.+)$/.exec(name)?.[1]
