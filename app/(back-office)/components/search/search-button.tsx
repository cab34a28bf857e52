'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { SearchDialog, type SearchPlace } from './search-dialog'

interface SearchButtonProps {
  places: readonly SearchPlace[]
  /** Whether its reader may look for orders, clients and what is sold, or for the panel's places alone. */
  searches: boolean
}

/** Opens the search, and so does Ctrl K or ⌘ K from everywhere in the panel. */
export function SearchButton(props: SearchButtonProps) {
  const t = useTranslations('backOffice.find')
  const [open, setOpen] = useState(false)
  const [listens, setListens] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    setListens(true)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="bo-find"
        aria-haspopup="dialog"
        aria-keyshortcuts={listens ? 'Control+K Meta+K' : undefined}
        onClick={() => setOpen(true)}
      >
        {t('open')} <kbd>{t('key')}</kbd>
      </button>
      {open && createPortal(<SearchDialog {...props} close={close} />, document.body)}
    </>
  )
}
