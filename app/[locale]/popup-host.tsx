import { getLocale } from 'next-intl/server'
import { PopupRoot } from './popup-root'

/** Where popups show; each is loaded when it is opened. */
export async function PopupHost() {
  return <PopupRoot locale={await getLocale()} />
}
