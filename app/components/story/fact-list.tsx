interface FactListProps {
  facts: readonly { label: string; value: string }[]
}

const address = /\bwww\.[a-z0-9.-]+[a-z]/

/** A list of terms and descriptions; a web address becomes a link. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="rows">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Linked>{value}</Linked>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Linked({ children }: { children: string }) {
  const found = address.exec(children)
  if (found === null) return <>{children}</>
  const [host] = found
  return (
    <>
      {children.slice(0, found.index)}
      <a href={`https://${host}/`} rel="noreferrer">
        {host}
      </a>
      {children.slice(found.index + host.length)}
    </>
  )
}
