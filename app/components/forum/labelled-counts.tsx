/** Labelled counts in tabular numerals. */
export function Counts({ counts, className }: { counts: readonly (readonly [string, number])[]; className: string }) {
  return (
    <dl className={`readings ${className}`}>
      {counts.map(([name, number]) => (
        <div key={name} className={number === 0 ? 'readings__one is-none' : 'readings__one'}>
          <dt>{name}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  )
}
