'use client'
import { usePathname } from 'next/navigation'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { logOut } from '@/components/account/log-out'
import { takeEarlyPress } from '@/components/ui/use-early-choices'
import { localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { cameByCampaign, followConsent, keepCampaign, loadPage } from '@/stores/campaign'
import { consentEvent, readConsent } from '@/stores/consent'
import { followTags, readTagScript, reportPage } from './tags'

interface DialogProps {
  locale: SiteLocale
  asked: boolean
  onClose: () => void
}

/** The dialogs that any page can open, by `data-dialog`; each is fetched when it is asked for. */
const dialogs = {
  region: () => import('./region-dialog'),
  consent: () => import('./consent-dialog'),
} satisfies Record<string, () => Promise<{ default: ComponentType<DialogProps> }>>

type Name = keyof typeof dialogs
const isDialog = (name: string | undefined): name is Name => name !== undefined && name in dialogs

interface Open {
  name: Name
  asked: boolean
  Dialog: ComponentType<DialogProps>
}

/** Opens country and language, and the question of consent; the latter also opens by itself, where there is something to keep. */
export function ShellDialogs({ locale }: { locale: SiteLocale }) {
  const [open, setOpen] = useState<Open | null>(null)
  const path = usePathname()
  const show = useCallback(
    (name: Name, asked: boolean) =>
      dialogs[name]().then(
        ({ default: Dialog }) => setOpen({ name, asked, Dialog }),
        error => console.warn(`${name} could not be opened`, error),
      ),
    [],
  )
  const ask = useCallback(() => readConsent() === null && void show('consent', false), [show])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page carries the campaign on
  useEffect(() => {
    // Another page closes what was opened on the last.
    setOpen(now => (now?.asked ? null : now))
    reportPage()
    keepCampaign()
    if (cameByCampaign()) ask()
  }, [path, ask])
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const pressed = target instanceof Element ? target.closest('[data-dialog],[data-logout]') : null
      if (!(pressed instanceof HTMLElement)) return
      const { dialog, logout } = pressed.dataset
      if (isDialog(dialog)) void show(dialog, true)
      // A full page load: nothing of the client stays in memory.
      if (logout !== undefined) logOut().then(() => loadPage(localePath(locale, '/')))
    }
    document.addEventListener('click', onPress)
    takeEarlyPress(document, '[data-dialog],[data-logout]')?.()
    window.addEventListener(consentEvent, followConsent)
    let stopTags = () => {}
    readTagScript().then(
      script => {
        if (!script) return
        stopTags = followTags(script)
        ask()
      },
      error => console.warn('the container of tags could not be asked for', error),
    )
    return () => {
      document.removeEventListener('click', onPress)
      window.removeEventListener(consentEvent, followConsent)
      stopTags()
    }
  }, [locale, show, ask])
  if (!open) return null
  return <open.Dialog key={open.name} locale={locale} asked={open.asked} onClose={() => setOpen(null)} />
}
