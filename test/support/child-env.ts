/** Returns the environment that a child process of this project needs: the path of programs, and Node's compile cache. */
export function childEnv(): Record<string, string> {
  const wanted = ['PATH', 'NODE_COMPILE_CACHE']
  return Object.fromEntries(
    wanted.flatMap(name => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
