import { minify } from 'terser'

/**
 * Keeps each license once: every icon has the same one.
 * @param {{ code: string, options: import('terser').MinifyOptions }} asked
 */
export default async function minified({ code, options }) {
  const licenses = new Set()
  const comments = (_, { value }) => {
    const isNew = /^!|@license/.test(value) && !licenses.has(value)
    licenses.add(value)
    return isNew
  }
  return (await minify(code, { ...options, format: { ...options.format, comments } })).code
}
