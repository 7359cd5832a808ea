/** A mail server, and the sender of its letters. */
export interface SmtpAccount {
  host: string
  port: number
  /** True: TLS from the first byte. False: the connection is upgraded if the server offers it. */
  secure: boolean
  /** Empty if no login is needed. */
  user: string
  password: string
  fromName: string
  /** If empty, `user` is the sender address, provided it is an address. */
  fromAddress: string
}

/** Returns the account that SMTP_URL names: smtp[s]://user:password@host:port?from=address. */
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

/**
 * Returns true if `smtpAccountOf` finds a server in it. A path or hash behind the host is refused, because it would be part of a badly encoded
 * password.
 */
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
