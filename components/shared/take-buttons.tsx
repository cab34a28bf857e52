'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useToCart } from '@/components/cart/use-to-cart'
import { startEditor } from '@/components/popups/start-editor'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { EditorKind } from '@/lib/product/contract/editor-data'
import { cartLimits } from '@/lib/product/item/limits'

type Trouble = 'gone' | 'offline' | 'full' | 'unready'

interface TakeButtonsProps {
  code: string
  /** The editor, fetched when the pointer comes near the button. */
  kind: EditorKind
}

/** Makes a copy of a shared design: into the editor, or into the cart as it is. */
export function TakeButtons({ code, kind }: TakeButtonsProps) {
  const t = useTranslations('shared')
  const toCart = useToCart()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  const take = async (wish: 'edit' | 'order') => {
    setBusy(true)
    setTrouble(null)
    try {
      const { addCopy, copyShared } = await import('./take-shared')
      const copy = await copyShared(code)
      if (!copy) setTrouble('gone')
      else if (wish === 'edit') await startEditor(copy.item)
      else if (!copy.orderable) setTrouble('unready')
      else if (addCopy(copy)) await toCart()
      else setTrouble('full')
    } catch (error) {
      console.warn('a shared design could not be taken', error)
      setTrouble('offline')
    }
    setBusy(false)
  }

  return (
    <div className="mt-6 flex flex-col gap-3">
      <Button disabled={busy} onClick={() => take('edit')} data-editor={kind} full>
        {t('makeOwn')}
      </Button>
      <Button look="secondary" disabled={busy} onClick={() => take('order')} full>
        {t('addAsIs')}
      </Button>
      {trouble && (
        <Alert tone={trouble === 'unready' ? 'ask' : 'block'} role="alert">
          {t(`trouble.${trouble}`, { count: cartLimits.items })}
        </Alert>
      )}
    </div>
  )
}
