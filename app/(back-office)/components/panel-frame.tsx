import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

/** The panel around a view of the shop's own: its navigation, by the rights of the logged-in person. */
export function PanelFrame({ view, children }: { view: AdminViewServerProps; children: ReactNode }) {
  const { i18n, params, searchParams } = view
  const { req, permissions, visibleEntities } = view.initPageResult
  return (
    <DefaultTemplate
      i18n={i18n}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components?.actions ?? []}
      visibleEntities={visibleEntities}
    >
      {children}
    </DefaultTemplate>
  )
}
