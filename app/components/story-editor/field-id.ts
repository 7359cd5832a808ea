/** The element id of the field or group at a path of the content. */
export const fieldId = (path: string): string => `part-${path.replaceAll('.', '-')}`

/** The acts of the form's buttons. A button appends the path that it acts on. */
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

/** The form field name of a path. */
export const fieldName = (path: string): string => `field:${path}`

export const pathOfField = (name: string): string | undefined => /^field:(.+)$/.exec(name)?.[1]
