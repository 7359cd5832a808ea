/** A mail server, and who its letters are from. */
export interface SmtpAccount {
  host: string
  port: number
  /** TLS from the first byte; otherwise the connection is upgraded where the server offers it. */
  secure: boolean
  /** Empty: without a login. */
  user: string
  password: string
  fromName: string
  /** Empty: the user, where that is an address. */
  fromAddress: string
}

/** The account that SMTP_URL names: smtp[s]://user:password@host:port?from=address. */
export function smtpAccountOf(url: string): SmtpAccount {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    fromName: '',
    fromAddress: searchParams.get('from') ?? '',
  }
}

/** True where `smtpAccountOf` finds a server in it. What stands behind the host, but the query, would be a badly written password. */
export function isSmtpAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname, port, pathname, hash } = new URL(url)
  if (!/^([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])$/.test(hostname) || port === '0') return false
  return hash === '' && (pathname === '' || pathname === '/') && isDecodable(url)
}

function isDecodable(url: string): boolean {
  try {
    smtpAccountOf(url)
    return true
  } catch {
    return false
  }
}
