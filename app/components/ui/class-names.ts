/** Joins the class names that are there. */
export function classNames(...names: readonly (string | false | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
