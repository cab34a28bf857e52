'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/components/ui/save-file'
import { useCart } from '@/stores/cart'
import { forgetAside, readAside } from '@/stores/cart-aside'

/** Says that something of a stored cart could not be read, and offers it as a file: no cart is emptied silently. */
export function CartAside() {
  const hydrated = useCart(cart => cart.hydrated)
  return hydrated ? <Aside /> : null
}

function Aside() {
  const t = useTranslations('cart.aside')
  const [text, setText] = useState(readAside)
  if (text === null) return null
  return (
    <Alert
      tone="ask"
      role="alert"
      className="mb-5"
      title={t('title')}
      actions={
        <>
          <Button size="small" look="secondary" onClick={() => saveFile('cart', text)}>
            {t('save')}
          </Button>
          <Button
            size="small"
            look="ghost"
            onClick={() => {
              forgetAside()
              setText(null)
            }}
          >
            {t('forget')}
          </Button>
        </>
      }
    >
      {t('text')}
    </Alert>
  )
}
