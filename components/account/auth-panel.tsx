'use client'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Tabs } from '@/components/ui/tabs'
import { clubLevels } from '@/lib/money/loyalty/loyalty'
import type { AccountType } from '@/lib/people/client/account'
import type { AuthPlace } from './auth-place'
import { CodeForm } from './code-form'
import { ForgottenForm } from './forgotten-form'
import { LoginForm } from './login-form'
import { PasskeyLogin } from './passkey-login'
import { RegisterForm } from './register-form'
import { SocialLogins } from './social-logins'

export type AuthTab = 'login' | 'register'

/** In a popup the popup is the frame: the content reaches its edges. */
const frames: Record<AuthPlace, string> = {
  page: 'overflow-hidden rounded-lg border border-line',
  popup: '-mx-4 -my-5 sm:-mx-6',
}
const insets: Record<AuthPlace, string> = { page: 'p-5 lg:p-8', popup: 'px-4 py-5 sm:px-6' }

interface AuthPanelProps {
  place?: AuthPlace
  /** Called once somebody is logged in. */
  onLogin: () => Promise<unknown>
  /** `code`: a service has identified somebody, who must now give his code. */
  tab?: AuthTab | 'code' | undefined
  /** What stands in the field of the address. */
  startEmail?: string | undefined
  startType?: AccountType | undefined
}

/** Login and registration; beside them the advantages of an account. */
export function AuthPanel(props: AuthPanelProps) {
  const { place = 'page', onLogin, tab: startTab = 'login', startEmail = '', startType } = props
  const t = useTranslations('account')
  const [tab, setTab] = useState<AuthTab | 'forgotten' | 'code'>(startTab)
  const [email, setEmail] = useState(startEmail)
  const panel = useRef<HTMLDivElement>(null)
  const goBack = () => {
    // The pressed button is removed: its place keeps the focus.
    panel.current?.focus()
    setTab('login')
  }
  const goTo = (next: AuthTab | 'forgotten') => (typed: string) => {
    setEmail(typed)
    setTab(next)
  }
  return (
    <div className={classNames('grid lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]', frames[place])}>
      <div ref={panel} tabIndex={-1} className={classNames('outline-none', insets[place])}>
        {tab === 'code' ? (
          <CodeForm onLogin={onLogin} onBack={goBack} />
        ) : tab === 'forgotten' ? (
          <ForgottenForm startEmail={email} onBack={goBack} />
        ) : (
          <Tabs
            label={t('heading')}
            tabs={[
              { name: 'login', label: t('login') },
              { name: 'register', label: t('register.title') },
            ]}
            chosen={tab}
            onChoose={setTab}
          >
            {tab === 'login' ? (
              <>
                <LoginForm
                  onLogin={onLogin}
                  startEmail={email}
                  onForgotten={goTo('forgotten')}
                  onCode={() => setTab('code')}
                />
                <PasskeyLogin onLogin={onLogin} />
                <SocialLogins />
              </>
            ) : (
              <RegisterForm
                place={place}
                startEmail={email}
                startType={startType}
                onRegistered={onLogin}
                onKnown={goTo('login')}
              />
            )}
          </Tabs>
        )}
      </div>
      <WithoutAccount className={insets[place]} />
    </div>
  )
}

function WithoutAccount({ className }: { className: string }) {
  const t = useTranslations('account')
  const benefits = [
    { icon: 'pencil', text: t('benefitDesigns') },
    { icon: 'box', text: t('benefitOrders') },
    { icon: 'document', text: t('benefitPapers') },
    {
      icon: 'star',
      text: t('benefitPrices', {
        least: clubLevels[0]?.discountPercent ?? 0,
        most: clubLevels.at(-1)?.discountPercent ?? 0,
      }),
    },
  ] as const
  return (
    <section aria-labelledby="without" className={classNames('bg-wash', className)}>
      <h2 id="without" className="text-lg! leading-6! tracking-normal [font-stretch:100%]">
        {t('withoutTitle')}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t('withoutText')}</p>
      <ul className="mt-4 space-y-3 text-sm">
        {benefits.map(({ icon, text }) => (
          <li key={icon} className="flex gap-3">
            <Icon name={icon} size={18} className="mt-px shrink-0 text-(--action)" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
