/** Buffers the output of a stage until it ends, so that stages that run in parallel are printed one after another. */
export function bufferOutput() {
  const parts = []
  let files = 0
  return {
    add(part) {
      parts.push(part)
      files += countFiles(part.toString())
    },
    /** Returns the progress of a suite. */
    progress: () => (files === 0 ? '' : `${files} files`),
    /** Returns all output under the name of its stage; empty if there was none. */
    blockOf(name) {
      const text = Buffer.concat(parts).toString().trim()
      return text === '' ? '' : `\n── ${name} ──\n${text}\n`
    },
  }
}

// Vitest writes one line per file: a mark, the project, the file.
const countFiles = text => text.match(/^[^\n]*[✓❯×↓][^\n]* test\/\S+\.test\.tsx?\b/gm)?.length ?? 0
