'use server'

import { headers } from 'next/headers'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { actorOfUser } from '@/cms/actor'
import { defaultLocale, isLocale } from '@/lib/ground/site/locales'
import { readWrittenPage } from '@/server/catalogue/content/written-page'
import { shopPayload } from '@/server/ground/shop-payload'
import { PageFrame } from '../../page-frame'
import { PageView } from '../[[...path]]/_views/page-view'

/**
 * A page as it would be with what is written in the panel's form, saved or not; null for people who may not see drafts. Called by browsers:
 * nothing that comes here is trusted.
 */
export async function renderPage(id: number, locale: string, written: unknown): Promise<ReactNode | null> {
  const known = isLocale(locale) ? locale : defaultLocale
  setRequestLocale(known)
  const { user } = await (await shopPayload()).auth({ headers: await headers() })
  const page = await readWrittenPage(actorOfUser(user), { id, locale: known, written })
  return page ? (
    <PageFrame layout={page.layout} locale={known}>
      <PageView page={page} locale={known} />
    </PageFrame>
  ) : null
}
