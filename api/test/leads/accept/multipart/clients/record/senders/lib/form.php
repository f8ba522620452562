<?php
// `URL name=value … cv=@/path`: the call that every sender gets.
setlocale(LC_ALL, 'C.UTF-8');
$url = $argv[1];
$texts = [];
$paths = [];
foreach (array_slice($argv, 2) as $pair) {
    [$name, $value] = explode('=', $pair, 2);
    if (str_starts_with($value, '@')) {
        $paths[$name] = substr($value, 1);
    } else {
        $texts[$name] = $value;
    }
}
