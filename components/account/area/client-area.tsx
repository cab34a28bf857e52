'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { AccountMenu } from '@/lib/people/client/account-menu'
import type { Client } from '@/lib/people/client/client'
import { QuotationList } from '../../quotations/quotation-list'
import { DesignsView } from '../designs/designs-view'
import { LoyaltyView } from '../loyalty/loyalty-view'
import { OrderList } from '../order-list'
import { ProfileView } from '../profile/profile-view'
import { SecurityView } from '../security/security-view'
import { AreaNav } from './area-nav'
import { Overview } from './overview'
import { TradeView } from './trade-view'

interface ClientAreaProps {
  client: Client
  /** The part that is shown; null for the overview. */
  menu: AccountMenu | null
}

/** What a client finds in his account: a part of it, and the way to the others. */
export function ClientArea({ client, menu }: ClientAreaProps) {
  const t = useTranslations('account')
  const area = useTranslations('accountArea')
  const head = useRef<HTMLHeadingElement>(null)
  const shown = useRef(menu)
  // As on a separate page: the focus moves to the heading of the opened part. Before paint: a person who is already in
  // one of its fields would lose the focus.
  useLayoutEffect(() => {
    if (shown.current !== menu) head.current?.focus({ preventScroll: true })
    shown.current = menu
  }, [menu])
  const heading = menu ? t(`menu.${menu}`) : area('hello', { name: client.name || client.email })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-14">
      <AreaNav client={client} menu={menu} />
      <div className="min-w-0">
        <h1 ref={head} tabIndex={-1} className="mb-6 break-words outline-none">
          {heading}
        </h1>
        {viewOf(menu, client)}
      </div>
    </div>
  )
}

function viewOf(menu: AccountMenu | null, client: Client): ReactNode {
  switch (menu) {
    case 'order':
      return <OrderList />
    case 'quotation':
      return <QuotationList />
    case 'design':
      return <DesignsView />
    case 'loyalty':
      return <LoyaltyView client={client} />
    case 'profile':
      return <ProfileView client={client} />
    case 'security':
      return <SecurityView client={client} />
    case 'retailer':
      return <TradeView client={client} />
    default:
      return <Overview client={client} />
  }
}
