import { existsSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { Stop } from './stop.mjs'

/** Where the pinned Node of this system lies inside node_modules, most likely first. */
export function pinnedNodes(platform, arch) {
  const system = platform === 'win32' ? 'win' : platform
  const program = platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  return [`node-${system}-${arch}`, `node-bin-${system}-${arch}`].map(name => inRoot('node_modules', name, program))
}

/**
 * The pinned Node 24, else the Node that runs this when it is new enough, else undefined.
 * @param {{ platform: string, arch: string, version: string, execPath: string, exists: (path: string) => boolean }} machine
 */
export function chooseNode({ platform, arch, version, execPath, exists }) {
  // The pinned programs are linked against glibc, which Alpine does not have.
  const pinned = exists('/etc/alpine-release') ? [] : pinnedNodes(platform, arch)
  const found = pinned.find(exists)
  if (found !== undefined) return found
  return Number(version.split('.')[0]) >= 24 ? execPath : undefined
}

/** The Node that runs the server and every tool. */
export function node24() {
  const { platform, arch, execPath, versions } = process
  const chosen = chooseNode({ platform, arch, execPath, version: versions.node, exists: existsSync })
  if (chosen === undefined)
    throw new Stop(
      `No Node 24 comes for ${platform} ${arch}: install Node 24 and start again (this is ${versions.node}).`,
    )
  return chosen
}
