<?php
require __DIR__ . '/lib/form.php';
require 'GuzzleHttp/autoload.php';

$parts = [];
foreach ($texts as $name => $contents) {
    $parts[] = ['name' => $name, 'contents' => $contents];
}
foreach ($paths as $name => $path) {
    $parts[] = ['name' => $name, 'contents' => fopen($path, 'r')];
}
(new GuzzleHttp\Client())->post($url, ['multipart' => $parts]);
$psr7 = trim(shell_exec("dpkg-query -W -f '\${Version}' php-guzzlehttp-psr7"));
$guzzle = trim(shell_exec("dpkg-query -W -f '\${Version}' php-guzzlehttp-guzzle"));
echo "Guzzle $guzzle, guzzlehttp/psr7 $psr7\n";
