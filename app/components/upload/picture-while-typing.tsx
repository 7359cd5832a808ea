import { type ImgHTMLAttributes, useEffect, useState } from 'react'
import { previewAddress } from '#app/components/ui/proxied-picture-address.ts'

interface PictureWhileTypingProps extends ImgHTMLAttributes<HTMLImageElement> {
  address: string
  alt: string
}

const restsFor = 700

/**
 * A picture whose address may still be changing. A picture of another host is requested only after a pause in typing, because this site fetches it.
 */
export function PictureWhileTyping({ address, alt, ...more }: PictureWhileTypingProps) {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(address), restsFor)
    return () => clearTimeout(timer)
  }, [address])
  if (/^https:/i.test(address) && rested !== address) return null
  return <img {...more} src={previewAddress(address)} alt={alt} />
}
