-- Asks for all routes in turn, each thread from a place of its own. After “--” stands the file with a path on each line.
-- Prints the figures as JSON.

local requests = {}
local place = 0
local threads = 0

function setup(thread)
  thread:set("start", threads)
  threads = threads + 1
end

function init(args)
  local headers = { ["Accept-Encoding"] = "gzip, deflate, br" }
  for path in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format("GET", path, headers)
  end
  place = start * math.floor(#requests / 2)
end

function request()
  place = place % #requests + 1
  return requests[place]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"durationUs":%d,"bytes":%d,"p50Us":%d,"p99Us":%d,"errors":%d}\n',
    summary.requests, summary.duration, summary.bytes,
    latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
