export { ClientMessages } from '../../../client-messages'
