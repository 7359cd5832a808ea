// The entry of every npm script: `node tools/launcher.mjs COMMAND …`. It runs on Node 18 or newer, before anything is installed.
const major = Number(process.versions.node.split('.')[0])

if (major < 18) {
  console.error(`This needs Node 18 or newer to begin with; this is Node ${process.versions.node}.`)
  process.exitCode = 1
} else {
  const { main } = await import('./launcher/main.mjs')
  process.exitCode = await main(process.argv.slice(2))
}
