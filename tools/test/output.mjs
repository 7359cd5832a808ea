/** Keeps what a stage says until it has ended, so that stages side by side are read one after another. */
export function keepOutput() {
  const parts = []
  let files = 0
  return {
    add(part) {
      parts.push(part)
      files += countFiles(part.toString())
    },
    /** How far a suite has come, for those who wait. */
    progress: () => (files === 0 ? '' : `${files} files`),
    /** All of it under the name of its stage; nothing where nothing was said. */
    blockOf(name) {
      const text = Buffer.concat(parts).toString().trim()
      return text === '' ? '' : `\n── ${name} ──\n${text}\n`
    },
  }
}

// Vitest writes one line for each file: a mark, the project, the file.
const countFiles = text => text.match(/^[^\n]*[✓❯×↓][^\n]* test\/\S+\.test\.tsx?\b/gm)?.length ?? 0
