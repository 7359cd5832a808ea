import type { MetaDescriptor } from '@remix-run/react'
import { pageMeta } from '#app/components/shell/page-meta.ts'

interface PictureData {
  name: string
  title: string
}

/** The page of a picture is a way to look at it: search engines list the text in which it stands. */
export const pictureMeta = (
  page: Parameters<typeof pageMeta>[0] & { data: PictureData | undefined },
): MetaDescriptor[] => pageMeta(page, { title: page.data && `${page.data.name} · ${page.data.title}`, isPrivate: true })
