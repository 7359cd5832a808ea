import { resolve } from 'node:path'
import type { Site } from '../rpc/context.ts'
import type { Settings } from '../kernel/env.ts'
import { Delivery } from '../mail/letter-delivery.ts'
import { fileTransport } from '../mail/file-transport.ts'
import { siteName, type MailTransport } from '../mail/smtp-transport.ts'
import { openTransport, readMailDeliveryMethod } from '../setting/mail-delivery-method.ts'
import type { Logger } from './log.ts'

type DeliverySettings = Pick<Settings, 'SITE_URL' | 'DATA_DIR'>

/** Starts the delivery of letters, which `site.letters.wake` wakes when a letter is written. The caller must stop it. */
export function startDelivery(settings: DeliverySettings, site: Site, log: Pick<Logger, 'info'>): Delivery {
  const siteUrl = settings.SITE_URL?.replace(/\/+$/, '')
  const domain = siteUrl === undefined ? 'localhost.invalid' : new URL(siteUrl).hostname
  const folder = resolve(settings.DATA_DIR, 'outbox')

  async function openCurrentTransport(locale: 'zh' | 'en'): Promise<MailTransport> {
    const { route, account } = await readMailDeliveryMethod(site.fork(), site)
    const name = siteName(locale)
    if (account !== undefined) return openTransport(site.hosts, { route, account }, name)
    return fileTransport({
      folder,
      sender: { name, address: `no-reply@${domain}` },
      now: () => site.clock.now(),
      wrote: file => log.info({ file }, 'letter written'),
    })
  }

  const { clock, vault, report } = site
  const delivery = new Delivery({
    fork: site.fork,
    clock,
    vault,
    report,
    openTransport: openCurrentTransport,
    siteUrl,
    domain,
  })
  site.letters.wake = () => delivery.wake()
  delivery.start()
  return delivery
}
