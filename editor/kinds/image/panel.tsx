'use client'
import { useTranslations } from 'next-intl'
import { Panel } from '../../panels/panel'
import { OwnPictures } from '../../picture/ui/own-pictures'
import { useLoaded } from '../../state/use-loaded'
import { symbolsLoader } from '../../symbols/symbols-loader'

/** The shopper's own pictures, then the shop's drawings. */
export function ImagesPanel() {
  return (
    <>
      <OwnPictures />
      <Symbols />
    </>
  )
}

/** Drawings of the shop, which come when the menu is first opened. */
function Symbols() {
  const t = useTranslations('editor.symbols')
  const part = useLoaded(symbolsLoader)
  return <Panel title={t('title')}>{part && <part.Symbols />}</Panel>
}
