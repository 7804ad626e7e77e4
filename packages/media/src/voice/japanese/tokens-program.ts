// A separate program, since the dictionary takes 0.6 s and 170 MB to load: reads Japanese text, writes its tokens as JSON,
// which the caller validates.
import { text } from 'node:stream/consumers'
import { TokenizerBuilder } from 'lindera-wasm-nodejs-ipadic'

const builder = new TokenizerBuilder()
builder.setDictionary('embedded://ipadic')
builder.setMode('normal')
process.stdout.write(JSON.stringify(builder.build().tokenize(await text(process.stdin))))
