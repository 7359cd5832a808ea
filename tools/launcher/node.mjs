import { existsSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { Stop } from './stop.mjs'

/** Returns the paths of the pinned Node for this system inside node_modules, the most likely first. */
export function pinnedNodes(platform, arch) {
  const system = platform === 'win32' ? 'win' : platform
  const program = platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  return [`node-${system}-${arch}`, `node-bin-${system}-${arch}`].map(name => inRoot('node_modules', name, program))
}

/**
 * Returns the pinned Node 24, otherwise the running Node if it is new enough, otherwise undefined.
 * @param {{ platform: string, arch: string, version: string, execPath: string, exists: (path: string) => boolean }} machine
 */
export function chooseNode({ platform, arch, version, execPath, exists }) {
  // The pinned binaries are linked against glibc, which Alpine does not have.
  const pinned = exists('/etc/alpine-release') ? [] : pinnedNodes(platform, arch)
  const found = pinned.find(exists)
  if (found !== undefined) return found
  return Number(version.split('.')[0]) >= 24 ? execPath : undefined
}

/** Returns the Node that runs the server and all tools. */
export function node24() {
  const { platform, arch, execPath, versions } = process
  const chosen = chooseNode({ platform, arch, execPath, version: versions.node, exists: existsSync })
  if (chosen === undefined)
    throw new Stop(
      `No Node 24 comes for ${platform} ${arch}: install Node 24 and start again (this is ${versions.node}).`,
    )
  return chosen
}
