/** Joins the class names that are not false, undefined or empty. */
export function classNames(...names: readonly (string | false | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
