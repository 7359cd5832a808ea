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
