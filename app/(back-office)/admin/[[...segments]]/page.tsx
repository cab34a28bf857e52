import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { panelStep } from '@/server/http/panel-step'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Props) =>
  generatePageMetadata({ config, params, searchParams })

/** The panel; who has given his password and not his code is led to it (`second-step`). */
export default async function AdminPage({ params, searchParams }: Props) {
  const found = await panelStep(await headers())
  if (found && found.step !== 'own') redirect('/admin/second-step')
  return RootPage({ config, params, searchParams, importMap })
}
