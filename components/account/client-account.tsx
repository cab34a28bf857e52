'use client'
import { useTranslations } from 'next-intl'
import { useSWRConfig } from 'swr'
import { Button } from '@/components/ui/button'
import type { Client } from '@/lib/client/client'
import { useRouter } from '@/lib/site/use-navigation'
import { logOut } from './log-out'
import { OrderList } from './order-list'

/** The first letters of a name, for the mark beside it. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .flatMap(word => word[0]?.toLocaleUpperCase() ?? [])
    .slice(0, 2)
    .join('')

/** What a client finds in his account: who he is, and his orders. */
export function ClientAccount({ client }: { client: Client }) {
  const t = useTranslations('account')
  const { mutate } = useSWRConfig()
  const router = useRouter()
  const leave = async () => {
    await logOut()
    router.push('/')
    // Nothing of this client stays in the page: whoever comes next starts as a visitor.
    await mutate(() => true, undefined, { revalidate: true })
  }
  const { name, email, role } = client
  return (
    <>
      <h1 className="sr-only">{t('heading')}</h1>
      <div className="flex flex-wrap items-center gap-4 border-b border-line pb-5">
        <span
          aria-hidden
          className="flex size-11 items-center justify-center rounded-md bg-mat font-semibold text-white"
        >
          {initials(name || email)}
        </span>
        <div className="min-w-0 grow">
          <p className="font-semibold break-words">{name || email}</p>
          {name && <p className="text-sm break-words text-ink-2">{email}</p>}
          {role !== 'client' && <p className="text-sm text-ink-2">{t(role)}</p>}
        </div>
        <Button size="small" look="secondary" onClick={() => void leave()}>
          {t('logout')}
        </Button>
      </div>
      <OrderList />
    </>
  )
}
