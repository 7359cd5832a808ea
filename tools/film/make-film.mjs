/**
 * Films the night river for the hero of Home: public/film/night-river.{webm,mp4}, a seamless loop of ten seconds, and the part of it that a phone
 * shows: night-river-phone.{webm,mp4}.
 * The frames are drawn from the picture of the hero (draw-frame.mjs), so the film matches the still picture; Debian's ffmpeg encodes them.
 *   node tools/film/make-film.mjs          needs Node 24, and ffmpeg in PATH; FRAME=12 draws only that frame, to .cache/film/
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import { toSvg } from '../pictures/kit/canvas.mjs'
import { night } from './draw-frame.mjs'

const [rate, seconds, width, height] = [24, 10, 1280, 720]
const frames = rate * seconds
const folder = name => fileURLToPath(new URL(`../../${name}/`, import.meta.url))
const target = folder('public/film')
const work = folder('.cache/film')

/** The glow around a fire, which lines cannot draw. */
function glows({ spring, flame, bright }) {
  const halo = ([x, y], radius, strength) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#halo)" opacity="${(strength * bright).toFixed(3)}"/>`
  return (
    '<defs><radialGradient id="halo"><stop offset="0" stop-color="#E4682A"/><stop offset=".4" stop-color="#C8451B" stop-opacity=".34"/>' +
    '<stop offset="1" stop-color="#C8451B" stop-opacity="0"/></radialGradient></defs>' +
    halo([flame[0] + 6, flame[1] - 30], 150, 0.24) +
    halo([spring[0], spring[1] - 14], 110, 0.2)
  )
}

async function frame(index) {
  const { canvas, glow } = night(index / frames)
  const svg = toSvg(canvas).replace('<g ', `${glows(glow)}<g `)
  return renderAsync(svg, { fitTo: { mode: 'width', value: width }, background: '#071620' })
}

const ffmpeg = args =>
  spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'inherit'] })

async function done(child) {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

/** Writes all frames losslessly into one file, so that each encoder reads the same. */
async function draw(master) {
  const colours = 'scale=out_color_matrix=bt709:out_range=tv'
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', `${rate}`]
  const child = ffmpeg([
    ...raw,
    '-i',
    '-',
    '-vf',
    colours,
    '-c:v',
    'libx264',
    '-qp',
    '0',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv444p',
    master,
  ])
  for (let index = 0; index < frames; index += 1) {
    const { pixels } = await frame(index)
    if (!child.stdin.write(pixels)) await once(child.stdin, 'drain')
    if (index % rate === 0) console.log(`${index} of ${frames}`)
  }
  child.stdin.end()
  await done(child)
}

// 360 × 720 pixels at 60 % of the width, as the picture for phones (tools/pictures/phone-picture.mjs) and `object-position` in hero.css.
const partOnPhones = ['-vf', 'crop=360:720:552:0']

const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']

async function encode(master, name, args) {
  const file = `${target}${name}`
  await done(ffmpeg(['-i', master, '-an', '-pix_fmt', 'yuv420p', ...bt709, ...args, file]))
  console.log(`${name}: ${statSync(file).size} bytes`)
}

mkdirSync(work, { recursive: true })
mkdirSync(target, { recursive: true })
if (process.env.FRAME === undefined) {
  const master = `${work}master.mkv`
  await draw(master)
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '27',
    '-profile:v',
    'high',
    '-level',
    '4.0',
    '-tune',
    'animation',
  ]
  await encode(master, 'night-river.mp4', [...h264, '-movflags', '+faststart'])
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2', '-g', `${frames}`]
  await encode(master, 'night-river.webm', vp9)
  await encode(master, 'night-river-phone.mp4', [...partOnPhones, ...h264, '-crf', '30', '-movflags', '+faststart'])
  await encode(master, 'night-river-phone.webm', [...partOnPhones, ...vp9, '-crf', '44'])
  rmSync(master)
} else {
  const started = performance.now()
  const picture = await frame(Number(process.env.FRAME))
  writeFileSync(`${work}frame-${process.env.FRAME}.png`, picture.asPng())
  console.log(Math.round(performance.now() - started))
}
