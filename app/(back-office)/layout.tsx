import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { actorOfUser } from '@/cms/actor'
import { mayPlan } from '@/lib/people/actor/planned-rights'
import { shopPayload } from '@/server/ground/shop-payload'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async args => {
  'use server'
  // Payload checks no right when somebody plans or cancels a publication: its task checks it at the planned time.
  if (args.name === 'schedule-publish') {
    const { user } = await (await shopPayload()).auth({ headers: await headers() })
    if (!mayPlan(actorOfUser(user), args.args)) throw new Error('forbidden')
  }
  return handleServerFunctions({ ...args, config, importMap })
}

/** The root of the back-office: its own document and style sheet, apart from the site's. */
export default function BackOfficeLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
