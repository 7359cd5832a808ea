import { minify } from 'terser'

/** @param {{ code: string, options: import('terser').MinifyOptions }} asked */
export default async function minified({ code, options }) {
  return (await minify(code, options)).code
}
