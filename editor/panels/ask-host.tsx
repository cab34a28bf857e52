'use client'
import { createLoader, useLoaded } from '../state/use-loaded'
import type { AskDialogProps } from './ask-dialog'

const dialogLoader = createLoader(() => import('./ask-dialog').then(({ AskDialog }) => AskDialog))

/** The question before the cart; most designs go there without one. */
export function AskHost(props: AskDialogProps) {
  const Dialog = useLoaded(dialogLoader)
  return Dialog && <Dialog {...props} />
}
