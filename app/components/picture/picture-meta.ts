import type { MetaDescriptor } from '@remix-run/react'
import { pageMeta } from '#app/components/shell/page-meta.ts'

interface PictureData {
  name: string
  title: string
}

/** Returns the metadata of a picture's page. Search engines list the text that contains the picture instead. */
export const pictureMeta = (
  page: Parameters<typeof pageMeta>[0] & { data: PictureData | undefined },
): MetaDescriptor[] => pageMeta(page, { title: page.data && `${page.data.name} · ${page.data.title}`, isPrivate: true })
