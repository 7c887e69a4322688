// A bot over the engine protocol, in JavaScript. Try it: thurntaxis arena "exec:node examples/engine_bot.mjs" easy
import { createInterface } from 'node:readline'

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n')
let view

/** Close when possible, extend the route, take what fits, or do the first thing that is legal. */
function choose({ legal, extending }) {
  const fitting = new Set(extending.map((city) => `take ${city}`))
  return (
    legal.find((action) => action === 'close') ??
    legal.find((action) => /^(left|right) /.test(action)) ??
    legal.find((action) => fitting.has(action)) ??
    legal[0]
  )
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'hello') say({ type: 'hello', protocol: 'thurntaxis-engine/1', name: 'Example', author: 'you' })
  else if (message.type === 'view') view = message.view
  else if (message.type === 'go') say({ type: 'action', id: message.id, action: choose(view) })
  else if (message.type === 'quit') break
}
process.exit(0)
