interface TorchMarkProps {
  /** The accessible name, if there is no word beside the mark. */
  label?: string | undefined
}

/**
 * The small torch of the bar: a staff and two flame layers (the shapes of tools/make-torch.mjs, with larger strokes). Each is an `<svg>` of its own:
 * browsers animate whole elements on the compositor, but shapes inside an `<svg>` on the main thread.
 */
export function TorchMark({ label }: TorchMarkProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span className="torch-mark" {...naming}>
      {[staff, flame, heat].map(path => (
        <svg viewBox="0 0 137 300" focusable="false" key={path}>
          <path d={path} />
        </svg>
      ))}
    </span>
  )
}

const staff = 'M36 196h65c0 18-10 31-21 37l-4 67H61l-4-67c-11-6-21-19-21-37Z'
const flame =
  'M92.5 0q-31.5 43.5-38.5 54q-6.5 10.5-10 17.5q-3.5 7-5 7.5q-1.5 .5-3-2q-1.5-2-7.5 18.5q-6 20-6 27.5q-.5 7.5 1 14.5q1 6.5 8.5 24q8 17 10 20q2.5 3 5.5 5.5q3 2 12.5 4q9 1.5 17.5 0q8.5-2 12.5-5.5q4.5-4 11-19q6.5-15 10-29q3.5-14.5 3.5-27q0-13-5.5-32.5q-5-19.5-12 1q-7 20-8.5 21q-1.5 1-2 0q-1-.5-2.5-7q-2-6-1-20q.5-14.5 7-43.5q6.5-29.5 6.5-29.5'
const heat =
  'M60 82.5q-6.5 25.5-7.5 37.5q-1.5 12-2.5 13q-.5 1-3.5-1.5q-3-2.5-3.5-1.5q-.5 .5 5 27.5q6 27 8.5 30q3 3 9.5 4q6 .5 9.5-1q4-1.5 5.5-4.5q2-3 8-34.5q6.5-31.5-1-23.5q-7 8.5-9 8q-2.5 0-7.5-14q-5-14-8.5-26.5q-3-13-3-13'
