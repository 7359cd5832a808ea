/** What a process of this project needs of the one that starts it: where programs are, and what Node has compiled before. */
export function childEnv(): Record<string, string> {
  const wanted = ['PATH', 'NODE_COMPILE_CACHE']
  return Object.fromEntries(
    wanted.flatMap(name => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
